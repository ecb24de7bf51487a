CREATE FUNCTION notify_catalog_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalog_changed', TG_TABLE_NAME);
  RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['vehicles', 'parts', 'brands', 'models', 'packages', 'builds', 'merchandise', 'social_posts'] LOOP
    EXECUTE format(
      'CREATE TRIGGER catalog_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
       FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_changed()', name);
  END LOOP;
END
$$;
--> statement-breakpoint
CREATE TRIGGER factors_changed AFTER UPDATE OF factors ON optimization_state
FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_changed();
