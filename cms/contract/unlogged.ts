import { z } from 'zod';

/** Parameters whose values are never logged: where somebody is, or what opens something for whoever knows it. */
export const unlogged = z.registry();
