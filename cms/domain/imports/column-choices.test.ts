import { expect, it } from 'vitest';
import {
  choiceOf,
  chooseField,
  chooseKey,
  composedFields,
  keyOf,
  NAME_AND_ADDRESS,
  TRANSFORMS,
} from './column-choices.ts';

const map = {
  source: 'list',
  fields: {
    name: { from: ['Title'], titleCase: true },
    phone: { from: 'Tel', extract: '\\d{10}' },
    address: { parts: [{ from: 'Street' }, { from: 'Suite' }] },
  },
};

it('reads a column’s field from any map', () => {
  expect(choiceOf(map, 'Title')).toEqual({ field: 'name', transform: 'CAPITALS to Title Case' });
  expect(choiceOf(map, 'Tel')).toEqual({ field: 'phone', transform: null });
  expect(choiceOf(map, 'Street')).toBeNull();
  expect(composedFields(map, ['Title', 'Tel', 'Street'])).toEqual(['address']);
});

it.each(TRANSFORMS.map(({ name }) => name))('keeps a choice with the transform "%s"', (transform) => {
  const changed = chooseField(map, 'Title', { field: 'description', transform });
  expect(choiceOf(changed, 'Title')).toEqual({ field: 'description', transform });
  expect(Object.keys(changed.fields as object)).not.toContain('name');
});

it('keeps a grammar-only transform if another field is chosen', () => {
  const changed = chooseField(map, 'Tel', { field: 'website', transform: null });
  expect(changed.fields).toMatchObject({ website: { from: 'Tel', extract: '\\d{10}' } });
});

it('removes a field from its previous column', () => {
  const changed = chooseField(map, 'Other', { field: 'name', transform: 'As it is' });
  expect(choiceOf(changed, 'Title')).toBeNull();
  expect(choiceOf(changed, 'Other')?.field).toBe('name');
});

it('identifies a row by name and address, from any columns', () => {
  const proposed = { fields: {}, key: { hashOf: ['name'] } };
  expect(keyOf(proposed)).toBe(NAME_AND_ADDRESS);
  const named = chooseField(proposed, 'Title', { field: 'name', transform: 'As it is' });
  expect(named.key).toEqual({ hashOf: ['Title'] });
  const placed = chooseField(named, 'Street', { field: 'address', transform: 'As it is' });
  expect(placed.key).toEqual({ hashOf: ['Title', 'Street'] });
  expect(chooseField(placed, 'Title', { field: null, transform: null }).key).toEqual({ hashOf: ['Street'] });
});

it('identifies a row by a chosen column, whatever the others are', () => {
  const chosen = chooseKey(map, 'Number');
  expect(keyOf(chosen)).toBe('Number');
  expect(chooseField(chosen, 'Tel', { field: 'name', transform: 'As it is' }).key).toEqual(chosen.key);
});

it.each([{ key: { hashOf: ['a', 'b', 'c'] } }, { key: { columns: ['a', 'b'] } }, {}])(
  'leaves a grammar-only key unchanged: %j',
  (key) => {
    expect(keyOf({ ...map, ...key })).toBeNull();
    const changed = chooseField({ ...map, ...key }, 'Tel', { field: 'website', transform: 'As it is' });
    expect(changed.key).toEqual(key.key);
  },
);
