import { describe, expect, test } from 'vitest';
import { writeJsonLd, type Node } from './json-ld.ts';
import { listNode, placeNode, type PlaceDetailView, type PlaceView } from './structured-data.ts';

const SITE = 'https://eat.example';

function view(changes: Partial<PlaceView> = {}): PlaceView {
  return {
    name: "Lee's Café",
    category: 'Bar & Restaurant',
    address: '2844 Hudson St',
    fullAddress: null,
    phone: '(410) 555-0100',
    website: 'https://lees.example/menu',
    imageUrl: '/covers/7.svg',
    rating: 4.5,
    reviewCount: 120,
    url: '/restaurants/7',
    ...changes,
  };
}

function detail(changes: Partial<PlaceDetailView> = {}): PlaceDetailView {
  return {
    ...view(),
    priceRange: '$$',
    latitude: 39.28,
    longitude: -76.57,
    openingHours: null,
    ...changes,
  };
}

function listOf(...restaurants: PlaceView[]) {
  return listNode({
    name: 'Top 2 Best Bar & Restaurant Restaurants in Baltimore',
    url: '/cuisines/bar-%26-restaurant',
    restaurants,
  });
}

function plain(node: Node): unknown {
  const { '@graph': graph } = JSON.parse(writeJsonLd([node], SITE)) as { '@graph': unknown[] };
  return graph[0];
}

describe('the structured data of a list', () => {
  test('is the page with its places in order, all with absolute URLs', () => {
    expect(plain(listOf(view(), view({ name: 'BBQ', url: '/restaurants/8' })))).toMatchObject({
      '@type': 'CollectionPage',
      name: 'Top 2 Best Bar & Restaurant Restaurants in Baltimore',
      url: `${SITE}/cuisines/bar-%26-restaurant`,
      mainEntity: {
        '@type': 'ItemList',
        numberOfItems: 2,
        itemListElement: [
          {
            '@type': 'ListItem',
            position: 1,
            url: `${SITE}/restaurants/7`,
            item: { name: "Lee's Café" },
          },
          { position: 2, url: `${SITE}/restaurants/8`, item: { name: 'BBQ' } },
        ],
      },
    });
  });
});

describe('a restaurant in a list', () => {
  function item(changes: Partial<PlaceView>): unknown {
    const { mainEntity } = plain(listOf(view(changes))) as {
      mainEntity: { itemListElement: { item: object }[] };
    };
    return mainEntity.itemListElement[0]?.item;
  }

  test('has every field of the specification', () => {
    expect(item({})).toEqual({
      '@type': 'Restaurant',
      '@id': `${SITE}/restaurants/7#restaurant`,
      name: "Lee's Café",
      servesCuisine: 'Bar & Restaurant',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '2844 Hudson St',
        addressLocality: 'Baltimore',
        addressRegion: 'MD',
        addressCountry: 'US',
      },
      url: `${SITE}/restaurants/7`,
      sameAs: 'https://lees.example/menu',
      telephone: '(410) 555-0100',
      image: `${SITE}/covers/7.svg`,
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 120, bestRating: 5 },
    });
  });

  test('without a rating has no aggregate rating', () => {
    expect(item({ rating: null })).not.toHaveProperty('aggregateRating');
  });

  test.each([null, 0])('with a rating and %s reviews counts one', (reviewCount) => {
    expect(item({ reviewCount })).toMatchObject({ aggregateRating: { ratingValue: 4.5, reviewCount: 1 } });
  });

  test.each([null, 'www.lees.example', 'javascript:alert(1)'])(
    'with the website %s has only its page here',
    (website) => {
      const node = item({ website });
      expect(node).toMatchObject({ url: `${SITE}/restaurants/7` });
      expect(node).not.toHaveProperty('sameAs');
    },
  );

  test.each([
    ['2844 Hudson St, Baltimore, MD 21224', 'Baltimore', 'MD', '21224'],
    ['7423 Ritchie Hwy, Glen Burnie, MD 21061-1234', 'Glen Burnie', 'MD', '21061-1234'],
    ['1 Main St, Suite 2, Hanover, PA 17331, USA', 'Hanover', 'PA', '17331'],
  ])('at %s is in %s', (fullAddress, addressLocality, addressRegion, postalCode) => {
    expect(item({ fullAddress })).toMatchObject({
      address: { streetAddress: '2844 Hudson St', addressLocality, addressRegion, postalCode },
    });
  });

  test('at an address without a town is in Baltimore, and its postal code is unknown', () => {
    const { address } = item({ fullAddress: 'Lexington Market, stall 12' }) as { address: object };
    expect(address).toMatchObject({ addressLocality: 'Baltimore', addressRegion: 'MD' });
    expect(address).not.toHaveProperty('postalCode');
  });

  test.each(['Baltimore, MD', 'Baltimore', ' Towson, Maryland 21204', ''])(
    'of which only the town is known, “%s”, has no street',
    (address) => {
      expect(item({ address })).not.toHaveProperty('address.streetAddress');
      expect(item({ address })).toHaveProperty('address.addressLocality', 'Baltimore');
    },
  );

  test.each(['Lexington Market, stall 12', 'Baltimore Street', '1 Main St, MD'])(
    'at “%s” has that as its street',
    (address) => {
      expect(item({ address })).toHaveProperty('address.streetAddress', address);
    },
  );

  test('keeps an external picture and drops an invalid URL', () => {
    expect(item({ imageUrl: 'https://cdn.example/a b.jpg' })).toMatchObject({
      image: 'https://cdn.example/a%20b.jpg',
    });
    expect(item({ imageUrl: 'http://' })).not.toHaveProperty('image');
  });
});

describe('the structured data of a place', () => {
  function place(changes: Partial<PlaceDetailView> = {}): unknown {
    return plain(placeNode(detail(changes)));
  }

  test('has its location and price', () => {
    expect(place({ description: 'Crab cakes.', menuUrl: 'https://lees.example/menu.pdf' })).toMatchObject({
      '@type': 'Restaurant',
      mainEntityOfPage: `${SITE}/restaurants/7`,
      description: 'Crab cakes.',
      priceRange: '$$',
      hasMenu: 'https://lees.example/menu.pdf',
      geo: { '@type': 'GeoCoordinates', latitude: 39.28, longitude: -76.57 },
    });
  });

  test('omits unknown values of its details', () => {
    const unknown = place({ phone: null, imageUrl: '', priceRange: null, latitude: 0, longitude: 0 });
    for (const key of [
      'telephone',
      'image',
      'priceRange',
      'geo',
      'openingHoursSpecification',
      'hasMenu',
      'description',
    ]) {
      expect(unknown).not.toHaveProperty(key);
    }
  });

  test.each([
    ['11:00', '22:00', '11:00', '22:00'],
    ['11:00', '24:00', '11:00', '23:59'],
    ['00:00', '00:00', '00:00', '23:59'],
  ])('from %s to %s is written %s to %s', (opens, closes, from, to) => {
    expect(place({ openingHours: [{ day: 'sat', opens, closes }] })).toMatchObject({
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: 'https://schema.org/Saturday',
          opens: from,
          closes: to,
        },
      ],
    });
  });

  test('lists special days separately, closed ones from midnight to midnight', () => {
    const specialHours = [
      { date: '2026-12-25', spans: [] },
      { date: '2026-12-31', spans: [{ opens: '17:00', closes: '24:00' }] },
    ];
    const openingHours = [{ day: 'sat', opens: '11:00', closes: '22:00' }] as const;
    expect(place({ openingHours, specialHours })).toHaveProperty('specialOpeningHoursSpecification', [
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-25',
        validThrough: '2026-12-25',
        opens: '00:00',
        closes: '00:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-31',
        validThrough: '2026-12-31',
        opens: '17:00',
        closes: '23:59',
      },
    ]);
    expect(place({ openingHours: null, specialHours })).not.toHaveProperty(
      'specialOpeningHoursSpecification',
    );
  });
});
