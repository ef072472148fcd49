import { expect, it } from 'vitest';
import { choiceOf, chooseField, composedFields, TRANSFORMS } from './column-choices.ts';

const map = {
  source: 'list',
  fields: {
    name: { from: ['Title'], titleCase: true },
    phone: { from: 'Tel', extract: '\\d{10}' },
    address: { parts: [{ from: 'Street' }, { from: 'Suite' }] },
  },
};

it('reads what a column becomes from a map, whoever wrote it', () => {
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

it('leaves a column out', () => {
  expect(choiceOf(chooseField(map, 'Tel', { field: null, transform: null }), 'Tel')).toBeNull();
});

it('keeps a transform that only the grammar can say, when another field is chosen', () => {
  const changed = chooseField(map, 'Tel', { field: 'website', transform: null });
  expect(changed.fields).toMatchObject({ website: { from: 'Tel', extract: '\\d{10}' } });
});

it('takes a field from the column that had it', () => {
  const changed = chooseField(map, 'Other', { field: 'name', transform: 'As it is' });
  expect(choiceOf(changed, 'Title')).toBeNull();
  expect(choiceOf(changed, 'Other')?.field).toBe('name');
});
