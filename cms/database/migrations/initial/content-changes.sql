-- On commit, each content change notifies all processes of its table, so that they can clear their caches. The triggers
-- stand with the tables.
CREATE FUNCTION notify_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_change', TG_TABLE_NAME);
  RETURN NULL;
END
$$;
