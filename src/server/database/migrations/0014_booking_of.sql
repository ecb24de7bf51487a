ALTER TABLE "bookings" ADD COLUMN "package_slug" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "plan_code" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "not_before" date;