/** The first admin of the site under test. */
export const ADMIN = {
  username: process.env.ADMIN_USERNAME || 'editor',
  password: process.env.ADMIN_PASSWORD || 'crab-cakes-and-lake-trout',
} as const;
