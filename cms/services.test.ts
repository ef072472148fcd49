import { afterEach, expect, test, vi } from 'vitest';
import { NO_DELIVERY } from './newsletter/newsletter-delivery.ts';
import { provideServices, service } from './services.ts';

const newsletter = { ...NO_DELIVERY, hasProvider: true };

afterEach(() => provideServices({ newsletter: NO_DELIVERY, search: undefined }));

test('what is provided is found', () => {
  provideServices({ newsletter });
  expect(service('newsletter')).toBe(newsletter);
});

test('a second copy of the module finds it as well', async () => {
  provideServices({ newsletter });
  vi.resetModules();
  const copy = await import('./services.ts');
  expect(copy.service).not.toBe(service);
  expect(copy.service('newsletter')).toBe(newsletter);
  expect(copy.service('contentMemory')).toBe(service('contentMemory'));
});

test('what is not open says so', () => {
  expect(() => service('search')).toThrow('The service "search" is not open in this process');
});
