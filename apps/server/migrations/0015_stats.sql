CREATE TABLE "data_exception" (
	"id" uuid PRIMARY KEY NOT NULL,
	"check_name" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"subject_name" text NOT NULL,
	"client_id" uuid,
	"expected" text NOT NULL,
	"found" text NOT NULL,
	"present" boolean DEFAULT true NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"reopened_at" timestamp with time zone,
	"note" text,
	"resolved_by_id" uuid,
	"resolved_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "data_exception" ADD CONSTRAINT "data_exception_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exception" ADD CONSTRAINT "data_exception_resolved_by_id_staff_user_id_fk" FOREIGN KEY ("resolved_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "data_exception_subject" ON "data_exception" USING btree ("check_name","subject_type","subject_id");--> statement-breakpoint
CREATE INDEX "data_exception_first_seen" ON "data_exception" USING btree ("first_seen_at","id");--> statement-breakpoint
CREATE INDEX "data_exception_client" ON "data_exception" USING btree ("client_id");