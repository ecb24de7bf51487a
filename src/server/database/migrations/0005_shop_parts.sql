-- Both come with PostgreSQL and are trusted: whoever may create tables in the database may usually create them too.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE EXTENSION IF NOT EXISTS btree_gin;
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
  RAISE EXCEPTION 'The shop''s search needs the PostgreSQL extensions pg_trgm and btree_gin, and they cannot be created here (%). Install the contrib package where it is missing, and run as the database''s owner: CREATE EXTENSION pg_trgm; CREATE EXTENSION btree_gin;', SQLERRM;
END
$$;
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_parts" (
	"id" text PRIMARY KEY NOT NULL,
	"origin" text DEFAULT 'catalog' NOT NULL,
	"category" text NOT NULL,
	"kind" text NOT NULL,
	"maker" text NOT NULL,
	"maker_slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"part_number" text,
	"price_cents" integer NOT NULL,
	"price_is_estimate" boolean NOT NULL,
	"labor_hours" double precision DEFAULT 0 NOT NULL,
	"fuel" text DEFAULT 'any' NOT NULL,
	"emissions" text DEFAULT 'unknown' NOT NULL,
	"stock" integer,
	"confidence" text NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"vehicle_ids" text[] NOT NULL,
	"words" text NOT NULL,
	"more_words" text DEFAULT '' NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(array_remove(string_to_array(words || ' ' || more_words, ' '), ''))) STORED,
	"row_hash" text DEFAULT '' NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "shop_parts_price_cents" CHECK (price_cents >= 0),
	CONSTRAINT "shop_parts_fuel" CHECK (fuel in ('any', 'e85')),
	CONSTRAINT "shop_parts_emissions" CHECK (emissions in ('50_state', '49_state', 'off_road', 'unknown')),
	CONSTRAINT "shop_parts_stock" CHECK (stock is null or stock >= 0)
);
--> statement-breakpoint
CREATE INDEX "search_words_near" ON "search_words" USING gist ("word" gist_trgm_ops);--> statement-breakpoint
CREATE INDEX "shop_parts_find" ON "shop_parts" USING gin ("search","vehicle_ids","category","maker_slug");--> statement-breakpoint
CREATE INDEX "shop_parts_popular" ON "shop_parts" USING btree ("category","popularity" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "shop_parts_price" ON "shop_parts" USING btree ("category","price_cents","id");--> statement-breakpoint
CREATE INDEX "shop_parts_maker" ON "shop_parts" USING btree ("maker_slug","popularity" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "shop_parts_best" ON "shop_parts" USING btree ("popularity" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE FUNCTION keep_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (word)
  SELECT word FROM (SELECT DISTINCT unnest(string_to_array(words, ' ')) AS word FROM changed) AS own
  WHERE word ~ '^[a-z]{4,30}$'
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER shop_parts_words_of_new AFTER INSERT ON shop_parts REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
--> statement-breakpoint
CREATE TRIGGER shop_parts_words_of_changed AFTER UPDATE ON shop_parts REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
--> statement-breakpoint
CREATE TRIGGER catalog_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON shop_parts
FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_changed();
