import { describe, expect, it } from 'vitest';
import { groupSimilar, type HeldRow } from './group-similar.ts';

const held = (rowNo: number, best: Partial<HeldRow['best']> = {}, canCreate = true): HeldRow => ({
  rowNo,
  canCreate,
  best: {
    placeId: rowNo,
    at: null,
    name: `Inn ${rowNo}`,
    address: `${rowNo} Elm St`,
    reasons: ['same phone'],
    ...best,
  },
});

describe('held rows', () => {
  it('that resemble the same place or row are a group that can’t update that place', () => {
    const stadium = { placeId: null, at: 'line 230', name: 'Bar 200', address: '1101 Russell St' };
    const rows = [
      held(1, { ...stadium, reasons: ['similar name (84%)', 'same address'] }),
      held(2, { ...stadium, reasons: ['similar name (79%)', 'same address'] }),
      held(3, { reasons: ['40 m apart'] }),
    ];
    expect(groupSimilar(rows)).toEqual([
      {
        rows: [1, 2],
        like: { name: 'Bar 200', address: '1101 Russell St' },
        reasons: ['similar name', 'same address'],
        canCreate: true,
        canUpdate: false,
      },
    ]);
  });

  it('that resemble different places are grouped by reason, ignoring figures', () => {
    const near = (rowNo: number, apart: string) =>
      held(rowNo, { reasons: [`similar name (${rowNo}%)`, `${apart} apart`] });
    const groups = groupSimilar([near(1, '0 m'), near(2, '1.2 km'), near(3, '98 m'), held(4)]);
    expect(groups).toEqual([
      {
        rows: [1, 2, 3],
        like: null,
        reasons: ['similar name', 'close by'],
        canCreate: true,
        canUpdate: true,
      },
    ]);
  });

  it('can be created together only if each can', () => {
    expect(groupSimilar([held(1), held(2, {}, false)])).toMatchObject([
      { canCreate: false, canUpdate: true },
    ]);
  });

  it('come with the largest group first, and without groups of one', () => {
    const twins = [held(1, { placeId: 7 }), held(2, { placeId: 7 })];
    const many = [held(3), held(4), held(5)];
    expect(groupSimilar([...twins, ...many]).map(({ rows }) => rows)).toEqual([
      [3, 4, 5],
      [1, 2],
    ]);
    expect(groupSimilar([held(1)])).toEqual([]);
  });
});
