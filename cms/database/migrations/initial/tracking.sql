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
