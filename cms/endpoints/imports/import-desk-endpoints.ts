import type { Endpoint } from 'payload';
import { batchEndpoints } from './batch-endpoints.ts';
import { fileEndpoints } from './file-endpoints.ts';
import { placeEndpoints } from './place-endpoints.ts';

/** What the page "Imports" of the panel asks: below `/cms/api`, for data staff alone (decisions §3, §11). */
export const importDeskEndpoints: Endpoint[] = [...fileEndpoints, ...batchEndpoints, ...placeEndpoints];
