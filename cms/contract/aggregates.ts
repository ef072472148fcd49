import { PARTS_OF_TOWN } from '#domain/places/parts-of-town';
import { z } from 'zod';
import { visitors } from './operation.ts';

/** The number of listed places (spec 1 §3). */
const count = z.int().positive();

/** A cuisine or a neighborhood. Hidden categories never appear. */
export const nameCountSchema = z.object({ name: z.string(), count });

export const cuisineStatSchema = z.object({ category: z.string(), count });
export type CuisineStat = z.infer<typeof cuisineStatSchema>;

export const neighborhoodStatSchema = z.object({ neighborhood: z.string(), count });
export type NeighborhoodStat = z.infer<typeof neighborhoodStatSchema>;

/** The listed place with the most reviews; `null` if none has any. */
const bestKnown = z.string().nullable();

export const listCuisineStats = visitors.read('/api/cuisines/stats', {
  summary: 'Cuisines with the number of their listed places, most first.',
  responses: { 200: z.array(cuisineStatSchema.extend({ bestKnown })) },
});

export const listNeighborhoodStats = visitors.read('/api/neighborhoods/stats', {
  summary: 'Neighborhoods with the number of their listed places, most first.',
  responses: {
    200: z.array(neighborhoodStatSchema.extend({ bestKnown, part: z.enum(PARTS_OF_TOWN) })),
  },
});
