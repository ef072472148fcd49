/** The METRICS_TOKEN of sites that tests and benchmarks start. */
export const METRICS_TOKEN = 'only-for-the-tests';

/** Headers that open `/metrics` of such a site. */
export const METRICS_HEADERS = { authorization: `Bearer ${METRICS_TOKEN}` };
