CREATE TABLE "freight_rates" (
	"state" text NOT NULL,
	"weight_class" text NOT NULL,
	"first_cents" integer NOT NULL,
	"further_cents" integer NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	CONSTRAINT "freight_rates_state_weight_class_pk" PRIMARY KEY("state","weight_class"),
	CONSTRAINT "freight_rates_cents" CHECK (first_cents >= 0 and further_cents >= 0)
);
--> statement-breakpoint
CREATE TABLE "maker_lead_times" (
	"maker" text PRIMARY KEY NOT NULL,
	"lead_days" integer NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	CONSTRAINT "maker_lead_times_days" CHECK (lead_days between 0 and 400)
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" text PRIMARY KEY NOT NULL,
	"serial" bigint GENERATED ALWAYS AS IDENTITY (sequence name "quotes_serial_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"lines" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	"mail_attempts" integer DEFAULT 0 NOT NULL,
	"mail_error" text,
	CONSTRAINT "quotes_serial" UNIQUE("serial")
);
--> statement-breakpoint
CREATE TABLE "shipping_kinds" (
	"kind" text PRIMARY KEY NOT NULL,
	"weight_class" text NOT NULL,
	"lead_days" integer NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	CONSTRAINT "shipping_kinds_days" CHECK (lead_days between 0 and 400)
);
--> statement-breakpoint
ALTER TABLE "cart_lines" DROP CONSTRAINT "cart_lines_same";--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "for_later" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "quotes_expires" ON "quotes" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_same" UNIQUE("cart_id","merchandise_id","attributes_key","for_later");--> statement-breakpoint
-- Sample values: the owner's to set. is_sample says so in every row, and the shop says "estimate" of what it works out.
INSERT INTO "shipping_kinds" ("kind", "weight_class", "lead_days", "is_sample") VALUES
  ('cold_air_intake', 'bulky', 5, true),
  ('intake_manifold', 'bulky', 5, true),
  ('throttle_body', 'parcel', 3, true),
  ('charge_pipes', 'parcel', 3, true),
  ('catback_exhaust', 'bulky', 5, true),
  ('headers_shorty', 'bulky', 5, true),
  ('headers_long_tube', 'bulky', 5, true),
  ('midpipe_catless', 'bulky', 5, true),
  ('downpipe', 'bulky', 5, true),
  ('intercooler', 'bulky', 5, true),
  ('tune', 'none', 3, true),
  ('e85_tune', 'none', 3, true),
  ('pulley_smaller', 'parcel', 3, true),
  ('supercharger_roots', 'freight', 10, true),
  ('supercharger_twin_screw', 'freight', 10, true),
  ('supercharger_centrifugal', 'freight', 10, true),
  ('turbo_kit_single', 'freight', 10, true),
  ('turbo_kit_twin', 'freight', 10, true),
  ('turbo_upgrade', 'bulky', 5, true),
  ('camshafts', 'parcel', 3, true),
  ('ported_heads', 'freight', 20, true),
  ('stroker', 'freight', 30, true),
  ('built_bottom_end', 'freight', 30, true),
  ('injectors', 'parcel', 3, true),
  ('fuel_pump', 'parcel', 3, true),
  ('methanol_injection', 'parcel', 3, true),
  ('nitrous', 'parcel', 3, true),
  ('flex_fuel', 'parcel', 3, true),
  ('head_studs', 'parcel', 3, true),
  ('oil_pump_gears', 'parcel', 3, true),
  ('heat_exchanger', 'bulky', 5, true),
  ('oil_cooler', 'parcel', 3, true),
  ('radiator', 'bulky', 5, true),
  ('clutch', 'bulky', 5, true),
  ('flywheel', 'bulky', 5, true),
  ('built_transmission', 'freight', 20, true),
  ('torque_converter', 'bulky', 5, true),
  ('transmission_tune', 'none', 3, true),
  ('transmission_cooler', 'parcel', 3, true),
  ('driveshaft', 'bulky', 5, true),
  ('half_shafts', 'bulky', 5, true),
  ('differential', 'bulky', 5, true),
  ('drag_tires', 'bulky', 5, true),
  ('tires', 'bulky', 5, true),
  ('coilovers', 'bulky', 5, true),
  ('springs', 'bulky', 5, true),
  ('sway_bar', 'bulky', 5, true),
  ('suspension_other', 'bulky', 5, true),
  ('brake_kit', 'bulky', 5, true),
  ('brake_pads', 'parcel', 3, true),
  ('brake_rotors', 'bulky', 5, true),
  ('brake_fluid', 'parcel', 3, true),
  ('high_pressure_fuel_pump', 'parcel', 3, true),
  ('port_injection', 'parcel', 3, true),
  ('ecu_unlock', 'none', 5, true),
  ('valve_springs', 'parcel', 3, true),
  ('spark_plugs', 'parcel', 3, true),
  ('reliability_fix', 'parcel', 3, true),
  ('gear', 'parcel', 1, true),
  ('installation', 'none', 2, true);
--> statement-breakpoint
INSERT INTO "freight_rates" ("state", "weight_class", "first_cents", "further_cents", "is_sample")
SELECT s.state, r.weight_class, r.first_cents, r.further_cents, true
FROM (
  SELECT state, 'near' AS zone FROM (VALUES ('FL'), ('GA'), ('SC'), ('NC'), ('AL')) AS t(state)
  UNION ALL SELECT state, 'far' FROM (VALUES ('AK'), ('HI')) AS t(state)
  UNION ALL SELECT state, 'rest' FROM (VALUES
    ('AR'), ('AZ'), ('CA'), ('CO'), ('CT'), ('DC'), ('DE'), ('IA'), ('ID'), ('IL'), ('IN'),
    ('KS'), ('KY'), ('LA'), ('MA'), ('MD'), ('ME'), ('MI'), ('MN'), ('MO'), ('MS'), ('MT'),
    ('ND'), ('NE'), ('NH'), ('NJ'), ('NM'), ('NV'), ('NY'), ('OH'), ('OK'), ('OR'), ('PA'),
    ('RI'), ('SD'), ('TN'), ('TX'), ('UT'), ('VA'), ('VT'), ('WA'), ('WI'), ('WV'), ('WY')
  ) AS t(state)
) AS s
JOIN (VALUES
  ('near', 'parcel', 1200, 300), ('near', 'bulky', 3900, 1500), ('near', 'freight', 18900, 6000),
  ('rest', 'parcel', 1500, 400), ('rest', 'bulky', 5900, 2200), ('rest', 'freight', 24900, 8000),
  ('far', 'parcel', 3500, 1200), ('far', 'bulky', 14900, 6000), ('far', 'freight', 69900, 25000)
) AS r(zone, weight_class, first_cents, further_cents) ON r.zone = s.zone;
