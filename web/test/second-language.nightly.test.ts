import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { HomePage, Site } from '#contract/pages';
import type { RestaurantDetail } from '#contract/restaurants';
import type { ReviewsPage } from '#contract/reviews';
import { beforeAll, describe, expect, it } from 'vitest';
import cases from './second-language.test.json' with { type: 'json' };

const SITE: Site = cases.site;
const PLACE = cases.place as RestaurantDetail;
const HOME: HomePage = {
  count: 40,
  subtitle: 'Trouvez où bien manger',
  featured: [PLACE],
  cuisines: [{ name: 'Seafood', count: 1 }],
  neighborhoods: [],
  questions: [],
  sections: [{ kind: 'cuisines' }],
};
const REVIEWS: ReviewsPage = { reviews: [], total: 0, page: 1, perPage: 10, average: null, breakdown: [] };

/** The city's own language is English; the texts that most visitors see are in a second one, too. */
describe('Port Haven in French', () => {
  let home = '';
  let place = '';

  beforeAll(() => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [
        path.resolve(import.meta.dirname, 'render-pages.ts'),
        JSON.stringify({
          paths: ['/', '/restaurants/101'],
          answers: {
            '/api/site': SITE,
            '/api/pages/home': HOME,
            '/api/restaurants/101': PLACE,
            '/api/restaurants/101/reviews': REVIEWS,
          },
        }),
      ],
      {
        encoding: 'utf8',
        env: { ...process.env, NODE_ENV: 'production', CITY: 'port-haven', SITE_LANGUAGE: 'fr' },
      },
    );
    expect(stderr).toBe('');
    [home = '', place = ''] = JSON.parse(stdout) as string[];
  }, 120_000);

  it('says so to browsers', () => {
    expect(home).toContain('<html lang="fr">');
  });

  it('has the home page’s texts, with French plurals', () => {
    for (const text of [
      'Les 40 meilleurs restaurants à Port Haven',
      'Rechercher un restaurant...',
      'Restaurants à la une',
      'Toutes les cuisines à Port Haven',
      '1 restaurant',
      'Se connecter',
    ])
      expect(home).toContain(text);
  });

  it('has a place’s texts, and English where French lacks one', () => {
    for (const text of ['Coup de cœur local', 'Horaires', 'Itinéraire', 'Avis des lecteurs', '4.5 sur 5'])
      expect(place).toContain(text);
    expect(place).toMatch(/1\s240 avis/);
    expect(place).toContain('We haven’t checked these details yet.');
  });
});
