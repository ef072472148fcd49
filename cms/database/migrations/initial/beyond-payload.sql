-- What a collection's fields cannot say of its own table.

-- Reviews show their authors' names; sign-ins write to this table, too, but must not notify anyone.
CREATE TRIGGER notify_renamed_author AFTER UPDATE ON users
  FOR EACH ROW WHEN (OLD.username IS DISTINCT FROM NEW.username) EXECUTE FUNCTION notify_content_change();
CREATE UNIQUE INDEX users_email_of_one ON users (email);

-- What belongs to a place, a diner or a review goes with it. Payload would set the reference to null.
ALTER TABLE reviews DROP CONSTRAINT reviews_restaurant_id_restaurants_id_fk, DROP CONSTRAINT reviews_user_id_users_id_fk;
ALTER TABLE reviews
  ADD CONSTRAINT reviews_restaurant_id_restaurants_id_fk FOREIGN KEY (restaurant_id) REFERENCES restaurants ON DELETE CASCADE,
  ADD CONSTRAINT reviews_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users ON DELETE CASCADE;
ALTER TABLE place_photos
  DROP CONSTRAINT place_photos_restaurant_id_restaurants_id_fk, DROP CONSTRAINT place_photos_review_id_reviews_id_fk;
ALTER TABLE place_photos
  ADD CONSTRAINT place_photos_restaurant_id_restaurants_id_fk FOREIGN KEY (restaurant_id) REFERENCES restaurants ON DELETE CASCADE,
  ADD CONSTRAINT place_photos_review_id_reviews_id_fk FOREIGN KEY (review_id) REFERENCES reviews ON DELETE CASCADE;
ALTER TABLE saved_lists DROP CONSTRAINT saved_lists_user_id_users_id_fk;
ALTER TABLE saved_lists
  ADD CONSTRAINT saved_lists_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users ON DELETE CASCADE;

-- Shared lists are found by the tokens of their links.
CREATE INDEX saved_lists_links ON saved_lists USING gin (links);
