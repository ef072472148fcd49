import { afterEach, expect, test, vi } from 'vitest';
import { NO_DELIVERY } from '../newsletter/newsletter-delivery.ts';
import { provideServices, service } from './services.ts';

const newsletter = { ...NO_DELIVERY, hasProvider: true };

afterEach(() => provideServices({ newsletter: NO_DELIVERY, search: undefined }));

test('a provided service is found', () => {
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

test('a service that is not open throws', () => {
  expect(() => service('search')).toThrow('The service "search" is not open in this process');
});
