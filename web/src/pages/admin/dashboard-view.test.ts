import { expect, it } from 'vitest';
import { campaignPath, flightPath, readView, VIEWS, viewPath } from './dashboard-view.ts';

const viewAt = (path: string) => readView(new URL(path, 'https://marble.example').searchParams);

it('every view is read from its own address', () => {
  for (const { view } of VIEWS) expect(viewAt(viewPath(view))).toEqual({ is: view });
  expect(viewAt(campaignPath(3))).toEqual({ is: 'numbers', of: 'campaign', id: 3 });
  expect(viewAt(flightPath({ subject: 'ad', id: 12 }))).toEqual({ is: 'numbers', of: 'ad', id: 12 });
  expect(viewAt(flightPath({ subject: 'featured', id: 4 }))).toEqual({
    is: 'numbers',
    of: 'business',
    id: 4,
  });
});

it.each(['/admin?view=nothing', '/admin?campaign=0', '/admin?flight=x', '/admin?ad=3&range=7d'])(
  '%s shows the overview',
  (path) => {
    expect(viewAt(path)).toEqual({ is: 'overview' });
  },
);
