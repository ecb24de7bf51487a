DROP INDEX "shop_parts_popular";--> statement-breakpoint
DROP INDEX "shop_parts_price";--> statement-breakpoint
CREATE INDEX "shop_parts_first" ON "shop_parts" USING gin ("search") WHERE popularity >= 48 or (hashtext(id) & 127) = 0;--> statement-breakpoint
CREATE INDEX "shop_parts_popular" ON "shop_parts" USING btree ("category","popularity" DESC NULLS LAST,"id","price_cents","maker_slug","fuel","emissions","stock","confidence");--> statement-breakpoint
CREATE INDEX "shop_parts_price" ON "shop_parts" USING btree ("category","price_cents","id","maker_slug","fuel","emissions","stock","confidence");--> statement-breakpoint
DROP TABLE "search_words";--> statement-breakpoint
-- Compared letter by letter, whatever the database's language: words are looked up by how they begin.
CREATE TABLE "search_words" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL,
	"is_name" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_words_near" ON "search_words" USING gist ("word" gist_trgm_ops) WHERE is_name;--> statement-breakpoint
-- Behind two spaces stand the pieces of the part number: no words, and a large catalog has hundreds of thousands of them.
CREATE OR REPLACE FUNCTION keep_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (word, is_name)
  SELECT word, bool_or(is_name AND word ~ '^[a-z]{4,30}$') FROM (
    SELECT DISTINCT unnest(string_to_array(split_part(words, '  ', 1), ' ')) AS word, true AS is_name FROM changed
    UNION ALL SELECT DISTINCT unnest(string_to_array(more_words, ' ')), false FROM changed
  ) AS said
  WHERE word ~ '^[a-z][a-z0-9]{2,29}$' GROUP BY word
  ON CONFLICT (word) DO UPDATE SET is_name = true WHERE excluded.is_name AND NOT search_words.is_name;
  RETURN NULL;
END
$$;
--> statement-breakpoint
INSERT INTO search_words (word, is_name)
SELECT word, bool_or(is_name AND word ~ '^[a-z]{4,30}$') FROM (
  SELECT DISTINCT unnest(string_to_array(split_part(words, '  ', 1), ' ')) AS word, true AS is_name FROM shop_parts
  UNION ALL SELECT DISTINCT unnest(string_to_array(more_words, ' ')), false FROM shop_parts
) AS said
WHERE word ~ '^[a-z][a-z0-9]{2,29}$' GROUP BY word
ON CONFLICT (word) DO UPDATE SET is_name = true WHERE excluded.is_name AND NOT search_words.is_name;
