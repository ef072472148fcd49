-- Counts sign-in attempts and the like where all processes see them.
CREATE TABLE rate_limits (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint);

-- Not a collection, so that Payload never returns a key.
CREATE TABLE second_factors (
  admin_id integer PRIMARY KEY REFERENCES admins ON DELETE CASCADE,
  -- Encrypted with the site's secret.
  key text NOT NULL,
  confirmed_at timestamptz,
  -- The step of the last code, because none is accepted twice.
  last_step bigint,
  recovery_hashes text[] NOT NULL DEFAULT '{}'
);
