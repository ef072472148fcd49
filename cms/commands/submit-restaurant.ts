import type { submitRestaurant as operation } from '#contract/submissions';
import { locationOf } from '#domain/places/distance';
import { SUBMISSION_SOURCE } from '#domain/places/sample-source';
import type { PayloadRequest } from 'payload';
import type { z } from 'zod';

type Submission = z.output<(typeof operation)['body']>;

/**
 * Stores a draft for data staff. A rating or review count in the submission is dropped: those only come from
 * imports.
 */
export async function submitRestaurant(req: PayloadRequest, sent: Submission): Promise<void> {
  // The honeypot was filled in: a bot.
  if (sent.leaveEmpty !== '') return;
  const location = locationOf(sent);
  await req.payload.create({
    collection: 'restaurants',
    draft: true,
    data: {
      name: sent.name,
      description: sent.description,
      category: sent.category,
      neighborhood: sent.neighborhood,
      address: sent.address,
      phone: sent.phone || null,
      website: sent.website || null,
      imageUrl: sent.imageUrl,
      priceRange: sent.priceRange,
      latitude: location?.latitude ?? null,
      longitude: location?.longitude ?? null,
      status: 'open',
      source: SUBMISSION_SOURCE,
      _status: 'draft',
    },
    req,
  });
}
