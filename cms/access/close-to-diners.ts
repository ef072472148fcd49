import type { SanitizedConfig } from 'payload';
import { isStaff } from './roles.ts';

/**
 * Payload's own collections (locks of documents, settings of the panel) open to anybody who is signed in, and a diner
 * is. They serve the panel alone, so over REST they are for staff alone.
 */
export function closeToDiners(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (!collection.slug.startsWith('payload-') || collection.endpoints === false) continue;
    collection.endpoints = collection.endpoints.map((endpoint) => ({
      ...endpoint,
      handler: (req) => (isStaff(req.user) ? endpoint.handler(req) : forbidden()),
    }));
  }
  return config;
}

function forbidden(): Response {
  const errors = [{ message: 'You are not allowed to perform this action.' }];
  return Response.json({ errors }, { status: 403 });
}
