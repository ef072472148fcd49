import type { City } from '../../cities/city-schemas.ts';

/** `#city` without Node, which reads it. */
export const region: City['region'];
export const area: City['area'];
export const coverage: City['coverage'];
export const quiz: City['quiz'];
export const messages: City['messages'];
