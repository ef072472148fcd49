import type { submitRestaurant as operation } from '#contract/submissions';
import { locationOf } from '#domain/distance';
import { SUBMISSION_SOURCE } from '#domain/sample-source';
import type { Handler } from '../../calls/handler.ts';

const RECEIPT = 'Thank you. Our data desk checks every proposal before it is listed.';

/** A rating or review count that a sender claims is not kept: those come from imports alone. */
export const submitRestaurant: Handler<typeof operation> = async ({ body, req }) => {
  if (body.leaveEmpty === '') {
    const location = locationOf(body);
    await req.payload.create({
      collection: 'restaurants',
      draft: true,
      data: {
        name: body.name,
        description: body.description,
        category: body.category,
        neighborhood: body.neighborhood,
        address: body.address,
        phone: body.phone || null,
        website: body.website || null,
        imageUrl: body.imageUrl,
        priceRange: body.priceRange,
        latitude: location?.latitude ?? null,
        longitude: location?.longitude ?? null,
        status: 'open',
        source: SUBMISSION_SOURCE,
        _status: 'draft',
      },
      req,
    });
  }
  return { status: 201, body: { message: RECEIPT } };
};
