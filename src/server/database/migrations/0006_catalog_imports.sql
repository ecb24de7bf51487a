CREATE TABLE "catalog_import_changes" (
	"import_id" integer NOT NULL,
	"part_id" text NOT NULL,
	"before" jsonb,
	CONSTRAINT "catalog_import_changes_import_id_part_id_pk" PRIMARY KEY("import_id","part_id")
);
--> statement-breakpoint
CREATE TABLE "catalog_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalog_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "catalog_import_changes" ADD CONSTRAINT "catalog_import_changes_import_id_catalog_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."catalog_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalog_import_changes_part" ON "catalog_import_changes" USING btree ("part_id");
