import { afterAll, beforeAll } from 'vitest';
import { closeReadingSite, openReadingSite } from './reading/reading-site.ts';
import './reading/heads.ts';
import './reading/missing-pages.ts';
import './reading/no-script.ts';
import './reading/places.ts';
import './reading/quiz.ts';
import './reading/results.ts';
import './reading/spec-1-pages.ts';
import './reading/spec-2-pages.ts';

/** Pages as the server sends them, on one site: what needs no browser. */

beforeAll(openReadingSite);
afterAll(closeReadingSite);
