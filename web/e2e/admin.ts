import { TEST_ADMIN } from '#cms/test/create-test-database';

/** The first admin of the site under test. */
export const ADMIN = {
  username: process.env.ADMIN_USERNAME || TEST_ADMIN.username,
  password: process.env.ADMIN_PASSWORD || TEST_ADMIN.password,
} as const;
