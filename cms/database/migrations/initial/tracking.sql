-- See the README of cms/tracking.

CREATE TABLE ad_events (
  id uuid NOT NULL,
  subject text NOT NULL CHECK (subject IN ('ad', 'featured')),
  subject_id integer NOT NULL,
  event text NOT NULL CHECK (event IN ('impression', 'viewable', 'click', 'phone', 'website')),
  reason text CHECK (reason IN ('bot', 'staff', 'inactive', 'duplicate', 'rate')),
  page text,
  ip text,
  user_agent text,
  at timestamptz NOT NULL,
  PRIMARY KEY (id, at)
) PARTITION BY RANGE (at);

CREATE TABLE ad_hours (
  subject text NOT NULL,
  subject_id integer NOT NULL,
  event text NOT NULL,
  reason text NOT NULL DEFAULT '',
  hour timestamptz NOT NULL,
  count bigint NOT NULL,
  PRIMARY KEY (subject, subject_id, event, reason, hour)
) WITH (fillfactor = 50);
CREATE INDEX ad_hours_hour_idx ON ad_hours USING brin (hour) WITH (pages_per_range = 16);

CREATE TABLE ad_refused_hours (hour timestamptz PRIMARY KEY, count bigint NOT NULL);

-- Readers of pages by day, see the README of cms/tracking.
CREATE TABLE readership_days (
  kind text NOT NULL CHECK (kind IN ('story', 'guide', 'place', 'search')),
  key text NOT NULL,
  event text NOT NULL CHECK (event IN ('view', 'read')),
  reason text NOT NULL DEFAULT '',
  day date NOT NULL,
  count bigint NOT NULL,
  PRIMARY KEY (kind, key, event, reason, day)
) WITH (fillfactor = 50);
CREATE INDEX readership_days_day_idx ON readership_days USING brin (day) WITH (pages_per_range = 16);
