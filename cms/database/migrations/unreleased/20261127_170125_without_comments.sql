DROP TABLE comments, comments_rels CASCADE;
