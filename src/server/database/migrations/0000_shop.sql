CREATE TABLE "accuracy_trends" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accuracy_trends_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"run_id" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"overall_accuracy" double precision NOT NULL,
	"trend_direction" text NOT NULL,
	"tests_run" integer NOT NULL,
	"issues_identified" integer NOT NULL,
	"fixes_applied" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"make" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"position" integer NOT NULL,
	"on_home" boolean DEFAULT true NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"edited" boolean DEFAULT false NOT NULL,
	CONSTRAINT "brands_slug_unique" UNIQUE("slug"),
	CONSTRAINT "brands_make_unique" UNIQUE("make")
);
--> statement-breakpoint
CREATE TABLE "builds" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"vehicle_id" text NOT NULL,
	"brand_id" text NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"data" jsonb NOT NULL,
	"engine_version" text NOT NULL,
	"edited" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"cart_id" text NOT NULL,
	"merchandise_id" text NOT NULL,
	"attributes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"attributes_key" text DEFAULT '' NOT NULL,
	"quantity" integer NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "cart_lines_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "cart_lines_same" UNIQUE("cart_id","merchandise_id","attributes_key"),
	CONSTRAINT "cart_lines_quantity" CHECK (quantity between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog_state" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demand_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "demand_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"vehicle_id" text NOT NULL,
	"weight" double precision DEFAULT 1 NOT NULL,
	"happened_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evidence" (
	"id" text PRIMARY KEY NOT NULL,
	"origin" text NOT NULL,
	"row" jsonb NOT NULL,
	"source_url" text,
	"flagged" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "evidence_origin" CHECK (origin in ('published', 'shop'))
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"key" text NOT NULL,
	"scope" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"reply" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_key_scope_pk" PRIMARY KEY("key","scope")
);
--> statement-breakpoint
CREATE TABLE "market_signals" (
	"id" text PRIMARY KEY NOT NULL,
	"vehicle" text NOT NULL,
	"source" text NOT NULL,
	"mentions" integer NOT NULL,
	"observed_on" date NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	CONSTRAINT "market_signals_once" UNIQUE("vehicle","source","observed_on")
);
--> statement-breakpoint
CREATE TABLE "merchandise" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"category" text NOT NULL,
	"name" text NOT NULL,
	"price_cents" integer NOT NULL,
	"position" integer NOT NULL,
	"stock" integer,
	"data" jsonb NOT NULL,
	"edited" boolean DEFAULT false NOT NULL,
	CONSTRAINT "merchandise_slug_unique" UNIQUE("slug"),
	CONSTRAINT "merchandise_price" CHECK (price_cents >= 0),
	CONSTRAINT "merchandise_stock" CHECK (stock is null or stock >= 0)
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mailed_at" timestamp with time zone,
	"mail_attempts" integer DEFAULT 0 NOT NULL,
	"mail_error" text
);
--> statement-breakpoint
CREATE TABLE "models" (
	"id" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"name" text NOT NULL,
	"data" jsonb NOT NULL,
	"edited" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "optimization_actions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "optimization_actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"run_id" text,
	"action" text NOT NULL,
	"vehicle_model" text NOT NULL,
	"result" text NOT NULL,
	"happened_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "optimization_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"vehicle_model" text,
	"status" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "optimization_state" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"is_running" boolean DEFAULT false NOT NULL,
	"accuracy_target" double precision DEFAULT 0.99 NOT NULL,
	"factors" jsonb,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "optimization_state_one" CHECK (id = 1)
);
--> statement-breakpoint
CREATE TABLE "optimization_tests" (
	"id" text PRIMARY KEY NOT NULL,
	"run_id" text NOT NULL,
	"evidence_id" text NOT NULL,
	"vehicle_id" text NOT NULL,
	"vehicle_model" text NOT NULL,
	"predicted" double precision NOT NULL,
	"measured" double precision NOT NULL,
	"accuracy" double precision NOT NULL,
	"tested_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "optimization_tests_once" UNIQUE("run_id","evidence_id")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"merchandise_id" text NOT NULL,
	"title" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price_cents" integer NOT NULL,
	"attributes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "order_lines_position" UNIQUE("order_id","position"),
	CONSTRAINT "order_lines_quantity" CHECK (quantity between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"cart_id" text NOT NULL,
	"status" text DEFAULT 'awaiting payment' NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"delivery" text NOT NULL,
	"address" jsonb,
	"notes" text,
	"subtotal_cents" bigint NOT NULL,
	"total_cents" bigint NOT NULL,
	"placed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mailed_at" timestamp with time zone,
	"mail_attempts" integer DEFAULT 0 NOT NULL,
	"mail_error" text,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_cart_id_unique" UNIQUE("cart_id"),
	CONSTRAINT "orders_delivery" CHECK (delivery in ('shipping', 'installation')),
	CONSTRAINT "orders_total" CHECK (total_cents >= 0)
);
--> statement-breakpoint
CREATE TABLE "packages" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"brand_id" text NOT NULL,
	"vehicle_id" text NOT NULL,
	"model_id" text NOT NULL,
	"stage" text NOT NULL,
	"position" integer NOT NULL,
	"on_home" boolean DEFAULT false NOT NULL,
	"price_cents" integer NOT NULL,
	"data" jsonb NOT NULL,
	"engine_version" text NOT NULL,
	"edited" boolean DEFAULT false NOT NULL,
	CONSTRAINT "packages_slug_unique" UNIQUE("slug"),
	CONSTRAINT "packages_price" CHECK (price_cents >= 0)
);
--> statement-breakpoint
CREATE TABLE "parts" (
	"id" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"kind" text NOT NULL,
	"manufacturer" text NOT NULL,
	"name" text NOT NULL,
	"price_cents" integer NOT NULL,
	"data" jsonb NOT NULL,
	"edited" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "parts_price" CHECK (price_cents >= 0)
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"code" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"vehicle_id" text NOT NULL,
	"part_ids" jsonb NOT NULL,
	"request" jsonb NOT NULL,
	"saved" jsonb NOT NULL,
	"engine_version" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_posts" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"data" jsonb NOT NULL,
	"edited" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "track_tests" (
	"id" text PRIMARY KEY NOT NULL,
	"row" jsonb NOT NULL,
	"source_url" text
);
--> statement-breakpoint
CREATE TABLE "vehicles" (
	"id" text PRIMARY KEY NOT NULL,
	"make" text NOT NULL,
	"model" text NOT NULL,
	"model_id" text NOT NULL,
	"year_from" integer NOT NULL,
	"year_to" integer NOT NULL,
	"data" jsonb NOT NULL,
	"edited" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vehicles_years" CHECK (year_from <= year_to)
);
--> statement-breakpoint
ALTER TABLE "builds" ADD CONSTRAINT "builds_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "builds" ADD CONSTRAINT "builds_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "models" ADD CONSTRAINT "models_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "optimization_tests" ADD CONSTRAINT "optimization_tests_run_id_optimization_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."optimization_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "builds_brand" ON "builds" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "carts_updated" ON "carts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "demand_events_vehicle" ON "demand_events" USING btree ("vehicle_id","happened_at");--> statement-breakpoint
CREATE INDEX "idempotency_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "models_brand" ON "models" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "optimization_tests_model" ON "optimization_tests" USING btree ("vehicle_model");--> statement-breakpoint
CREATE INDEX "packages_brand" ON "packages" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "packages_model" ON "packages" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "parts_category" ON "parts" USING btree ("category");--> statement-breakpoint
CREATE INDEX "vehicles_model" ON "vehicles" USING btree ("model_id");