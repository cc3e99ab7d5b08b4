CREATE TABLE "service_account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"purpose" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"row_scope" text NOT NULL,
	"owner_id" uuid,
	"networks" jsonb NOT NULL,
	"requests_per_minute" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_by_id" uuid,
	"created_by_id" uuid NOT NULL,
	"updated_by_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_account_rows" CHECK (("service_account"."row_scope" = 'all') = ("service_account"."owner_id" is null)),
	CONSTRAINT "service_account_networks" CHECK (jsonb_array_length("service_account"."networks") > 0)
);
--> statement-breakpoint
CREATE TABLE "service_secret" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"collector_id" uuid NOT NULL,
	"collect_until" timestamp with time zone NOT NULL,
	"overlap_hours" integer NOT NULL,
	"prefix" text,
	"hash" text,
	"collected_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"last_used_ip" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_secret_hash_unique" UNIQUE("hash"),
	CONSTRAINT "service_secret_collected" CHECK (("service_secret"."hash" is null) = ("service_secret"."collected_at" is null) and ("service_secret"."hash" is null) = ("service_secret"."prefix" is null))
);
--> statement-breakpoint
ALTER TABLE "staff_user" ADD COLUMN "is_service" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "service_account" ADD CONSTRAINT "service_account_id_staff_user_id_fk" FOREIGN KEY ("id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_account" ADD CONSTRAINT "service_account_owner_id_staff_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_account" ADD CONSTRAINT "service_account_revoked_by_id_staff_user_id_fk" FOREIGN KEY ("revoked_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_account" ADD CONSTRAINT "service_account_created_by_id_staff_user_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_account" ADD CONSTRAINT "service_account_updated_by_id_staff_user_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_secret" ADD CONSTRAINT "service_secret_account_id_service_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."service_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_secret" ADD CONSTRAINT "service_secret_collector_id_staff_user_id_fk" FOREIGN KEY ("collector_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "service_account_name" ON "service_account" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "service_secret_account" ON "service_secret" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "service_secret_waiting" ON "service_secret" USING btree ("account_id") WHERE "service_secret"."hash" is null and "service_secret"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "staff_user" ADD CONSTRAINT "staff_user_service_is_no_person" CHECK (not "staff_user"."is_service" or (not "staff_user"."active" and "staff_user"."password_hash" is null and "staff_user"."role" = 'hero'));