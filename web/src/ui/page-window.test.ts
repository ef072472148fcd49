import { expect, test } from 'vitest';
import { pageWindow } from './pager.tsx';
import cases from './page-window.test.json' with { type: 'json' };

test.each(cases.windows as [number, number, string[]][])(
  'page %i of %i shows %j',
  (current, last, expected) => {
    expect(pageWindow(current, last)).toEqual(expected);
  },
);
