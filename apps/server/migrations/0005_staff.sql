CREATE TABLE "ip_rule" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cidr" text NOT NULL,
	"kind" text NOT NULL,
	"scope" text NOT NULL,
	"role" text,
	"user_id" uuid,
	"note" text,
	"expires_at" timestamp with time zone,
	"last_hit_at" timestamp with time zone,
	"created_by_id" uuid,
	"updated_by_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ip_rule_says_whom" CHECK (("ip_rule"."scope" = 'role') = ("ip_rule"."role" is not null) and ("ip_rule"."scope" = 'user') = ("ip_rule"."user_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "sign_in_failure" RENAME TO "attempt";--> statement-breakpoint
DROP INDEX "sign_in_failure_subject";--> statement-breakpoint
ALTER TABLE "staff_user" ADD COLUMN "code" text DEFAULT upper(substr(md5(gen_random_uuid()::text), 1, 8)) NOT NULL;--> statement-breakpoint
ALTER TABLE "ip_rule" ADD CONSTRAINT "ip_rule_user_id_staff_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ip_rule" ADD CONSTRAINT "ip_rule_created_by_id_staff_user_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ip_rule" ADD CONSTRAINT "ip_rule_updated_by_id_staff_user_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ip_rule_created" ON "ip_rule" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","seq");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","seq");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "attempt_subject" ON "attempt" USING btree ("subject","at");--> statement-breakpoint
ALTER TABLE "recovery_code" DROP COLUMN "used_at";--> statement-breakpoint
ALTER TABLE "staff_user" ADD CONSTRAINT "staff_user_code_unique" UNIQUE("code");