-- Rules that apply however the list is written to: one row per mailbox, a change of status is sent to the provider again,
-- and only its owner can sign up an address that left. A hash of it stays, even if the row is deleted.

ALTER TABLE subscribers ADD CONSTRAINT subscribers_email_is_normal CHECK (email = lower(btrim(email)));
CREATE INDEX subscribers_to_deliver ON subscribers (next_attempt_at) WHERE delivery = 'pending';
CREATE TABLE suppressed_addresses (hash text PRIMARY KEY, since timestamptz NOT NULL DEFAULT now());

CREATE FUNCTION address_hash(address text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT encode(sha256(convert_to(lower(btrim(address)), 'UTF8')), 'hex')
$$;

CREATE FUNCTION refuse_suppressed_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'subscribed' AND EXISTS (
    SELECT FROM suppressed_addresses WHERE hash = address_hash(NEW.email)
  ) THEN
    RAISE EXCEPTION 'This address left the newsletter: only its owner can sign it up again.';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER refuse_suppressed BEFORE INSERT OR UPDATE OF email, status ON subscribers
  FOR EACH ROW EXECUTE FUNCTION refuse_suppressed_address();

CREATE FUNCTION deliver_changed_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- An attempt in progress ends within its lease; two must not tell the provider opposite things at once.
  NEW.next_attempt_at := CASE WHEN OLD.delivery = 'pending' AND OLD.attempts > 0
    THEN least(greatest(OLD.next_attempt_at, now()), now() + interval '15 seconds') ELSE now() END;
  NEW.delivery := 'pending';
  NEW.attempts := 0;
  NEW.last_error := NULL;
  NEW.unsubscribed_at := CASE WHEN NEW.status = 'unsubscribed' THEN now() END;
  NEW.updated_at := now();
  RETURN NEW;
END
$$;
CREATE TRIGGER deliver_status BEFORE UPDATE ON subscribers
  FOR EACH ROW WHEN (NEW.status <> OLD.status) EXECUTE FUNCTION deliver_changed_status();

CREATE FUNCTION suppress_left_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO suppressed_addresses (hash) VALUES (address_hash(OLD.email)) ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
CREATE TRIGGER suppress_unsubscribed AFTER UPDATE ON subscribers
  FOR EACH ROW WHEN (NEW.status = 'unsubscribed') EXECUTE FUNCTION suppress_left_address();
CREATE TRIGGER suppress_deleted AFTER DELETE ON subscribers
  FOR EACH ROW EXECUTE FUNCTION suppress_left_address();

CREATE FUNCTION subscribe_by_person(address text, from_source text, agreed_to text)
RETURNS TABLE (subscriber_id integer, outcome text) LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM suppressed_addresses WHERE hash = address_hash(address);
  RETURN QUERY
    INSERT INTO subscribers AS s (email, source, consent_text, consented_at, next_attempt_at)
    VALUES (address, from_source, agreed_to, now(), now())
    ON CONFLICT (email) DO UPDATE SET status = 'subscribed', source = excluded.source,
      consent_text = excluded.consent_text, consented_at = excluded.consented_at
    WHERE s.status = 'unsubscribed'
    RETURNING s.id, CASE WHEN s.xmax = 0 THEN 'created' ELSE 'again' END;
  IF NOT FOUND THEN
    RETURN QUERY SELECT s.id, 'known' FROM subscribers s WHERE s.email = address;
  END IF;
END
$$;
