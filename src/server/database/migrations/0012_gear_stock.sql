ALTER TABLE "merchandise" ADD COLUMN "variant_stock" jsonb DEFAULT '{}'::jsonb NOT NULL;
