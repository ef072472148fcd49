/** Places on a grid over the city, each with a distinct name, address and phone number. */
export function* writeRows(rows: number): Generator<string> {
  yield 'id,name,description,category,neighborhood,address,fullAddress,phone,website,imageUrl,rating,reviewCount,priceRange,latitude,longitude,status,openingHours,menuUrl,reservationUrl,tags,localFavorite,lastVerifiedAt,published,source,sourceKey\n';
  const cuisines = ['Seafood', 'Italian', 'Barbecue', 'Thai', 'Bakery', 'Bar & Restaurant', 'Mexican'];
  for (let n = 1; n <= rows; n += 1) {
    const latitude = 39.2 + (n % 400) * 0.0004;
    const longitude = -76.7 + Math.floor(n / 400) * 0.0006;
    const letters = n.toString(36);
    yield (
      [
        n,
        `${letters} ${cuisines[n % 7]?.split(' ')[0]} House ${n % 97}`,
        'A place that only a measurement knows.',
        cuisines[n % 7],
        `Quarter ${n % 90}`,
        `${n} ${letters.toUpperCase()} Street`,
        '',
        `(410) ${200 + (n % 700)}-${String(n % 10_000).padStart(4, '0')}`,
        `https://${letters}.example`,
        '',
        (1 + (n % 9) / 2).toFixed(1),
        n % 900,
        '$'.repeat(1 + (n % 4)),
        latitude.toFixed(6),
        longitude.toFixed(6),
        'open',
        'mon 11:00-22:00; sat 17:00-02:00',
        '',
        '',
        n % 3 === 0 ? 'groups|kids' : '',
        'false',
        '',
        'true',
        'bench',
        n,
      ].join(',') + '\n'
    );
  }
}
