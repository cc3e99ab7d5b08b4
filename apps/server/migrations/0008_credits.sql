CREATE TABLE "conversion" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"client_id" uuid NOT NULL,
	"from_account_id" uuid NOT NULL,
	"to_account_id" uuid NOT NULL,
	"amount" numeric(26, 8) NOT NULL,
	"currency" text NOT NULL,
	"received" numeric(26, 8) NOT NULL,
	"received_currency" text NOT NULL,
	"rate" numeric(20, 10) NOT NULL,
	"rate_at" timestamp with time zone NOT NULL,
	"maker_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversion_order_no_unique" UNIQUE("order_no"),
	CONSTRAINT "conversion_of_two_accounts" CHECK ("conversion"."from_account_id" <> "conversion"."to_account_id"),
	CONSTRAINT "conversion_amount_positive" CHECK ("conversion"."amount" > 0 and "conversion"."received" > 0)
);
--> statement-breakpoint
CREATE TABLE "loan_repayment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"loan_id" uuid NOT NULL,
	"amount" numeric(26, 8) NOT NULL,
	"fine" numeric(26, 8) NOT NULL,
	"interest" numeric(26, 8) NOT NULL,
	"principal" numeric(26, 8) NOT NULL,
	"actor_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "loan_repayment_adds_up" CHECK ("loan_repayment"."amount" > 0 and "loan_repayment"."fine" >= 0 and "loan_repayment"."interest" >= 0 and "loan_repayment"."principal" >= 0 and "loan_repayment"."amount" = "loan_repayment"."fine" + "loan_repayment"."interest" + "loan_repayment"."principal")
);
--> statement-breakpoint
CREATE TABLE "overdrawn" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"sub_type" text NOT NULL,
	"client_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"amount" numeric(26, 8) NOT NULL,
	"currency" text NOT NULL,
	"base_amount" numeric(26, 8),
	"status" text DEFAULT 'pending' NOT NULL,
	"apr" numeric(9, 4),
	"late_apr" numeric(9, 4),
	"term_days" integer,
	"disbursed_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"counted_days" integer DEFAULT 0 NOT NULL,
	"principal_days" numeric(38, 8) DEFAULT '0' NOT NULL,
	"late_days" numeric(38, 8) DEFAULT '0' NOT NULL,
	"principal_repaid" numeric(26, 8) DEFAULT '0' NOT NULL,
	"interest_repaid" numeric(26, 8) DEFAULT '0' NOT NULL,
	"fine_repaid" numeric(26, 8) DEFAULT '0' NOT NULL,
	"maker_id" uuid,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checker_id" uuid,
	"checked_at" timestamp with time zone,
	"reason_code" text,
	"reason" text,
	"remark" text,
	"client_remark" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "overdrawn_order_no_unique" UNIQUE("order_no"),
	CONSTRAINT "overdrawn_amount_positive" CHECK ("overdrawn"."amount" > 0),
	CONSTRAINT "overdrawn_loan_has_terms" CHECK (("overdrawn"."sub_type" = 'loan') = ("overdrawn"."apr" is not null and "overdrawn"."late_apr" is not null and "overdrawn"."term_days" is not null)),
	CONSTRAINT "overdrawn_only_a_loan_is_repaid" CHECK ("overdrawn"."sub_type" = 'loan' or "overdrawn"."status" not in ('outstanding', 'completed')),
	CONSTRAINT "overdrawn_repaid_at_most_once" CHECK ("overdrawn"."principal_repaid" between 0 and "overdrawn"."amount" and "overdrawn"."interest_repaid" >= 0 and "overdrawn"."fine_repaid" >= 0)
);
--> statement-breakpoint
CREATE TABLE "withdrawal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"client_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"amount" numeric(26, 8) NOT NULL,
	"fee" numeric(26, 8) NOT NULL,
	"net_amount" numeric(26, 8) NOT NULL,
	"currency" text NOT NULL,
	"base_amount" numeric(26, 8),
	"destination" jsonb NOT NULL,
	"destination_key" text NOT NULL,
	"first_used_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"maker_id" uuid,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checker_id" uuid,
	"checked_at" timestamp with time zone,
	"reason_code" text,
	"reason" text,
	"rolled_back_by_id" uuid,
	"rolled_back_at" timestamp with time zone,
	"rollback_reason" text,
	"remark" text,
	"client_remark" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "withdrawal_order_no_unique" UNIQUE("order_no"),
	CONSTRAINT "withdrawal_adds_up" CHECK ("withdrawal"."fee" >= 0 and "withdrawal"."net_amount" > 0 and "withdrawal"."amount" = "withdrawal"."net_amount" + "withdrawal"."fee")
);
--> statement-breakpoint
ALTER TABLE "conversion" ADD CONSTRAINT "conversion_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversion" ADD CONSTRAINT "conversion_from_account_id_account_id_fk" FOREIGN KEY ("from_account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversion" ADD CONSTRAINT "conversion_to_account_id_account_id_fk" FOREIGN KEY ("to_account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversion" ADD CONSTRAINT "conversion_maker_id_staff_user_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_repayment" ADD CONSTRAINT "loan_repayment_loan_id_overdrawn_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."overdrawn"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_repayment" ADD CONSTRAINT "loan_repayment_actor_id_staff_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "overdrawn" ADD CONSTRAINT "overdrawn_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "overdrawn" ADD CONSTRAINT "overdrawn_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "overdrawn" ADD CONSTRAINT "overdrawn_maker_id_staff_user_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "overdrawn" ADD CONSTRAINT "overdrawn_checker_id_staff_user_id_fk" FOREIGN KEY ("checker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_maker_id_staff_user_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_checker_id_staff_user_id_fk" FOREIGN KEY ("checker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_rolled_back_by_id_staff_user_id_fk" FOREIGN KEY ("rolled_back_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversion_client" ON "conversion" USING btree ("client_id","created_at");--> statement-breakpoint
CREATE INDEX "loan_repayment_loan" ON "loan_repayment" USING btree ("loan_id","created_at");--> statement-breakpoint
CREATE INDEX "overdrawn_created" ON "overdrawn" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "overdrawn_kind_created" ON "overdrawn" USING btree ("sub_type","status","created_at","id");--> statement-breakpoint
CREATE INDEX "overdrawn_client" ON "overdrawn" USING btree ("client_id","created_at");--> statement-breakpoint
CREATE INDEX "overdrawn_account" ON "overdrawn" USING btree ("account_id","sub_type");--> statement-breakpoint
CREATE INDEX "overdrawn_amount" ON "overdrawn" USING btree ("amount","id");--> statement-breakpoint
CREATE INDEX "overdrawn_checked" ON "overdrawn" USING btree (coalesce("checked_at", '-infinity'::timestamptz),"id");--> statement-breakpoint
CREATE INDEX "withdrawal_created" ON "withdrawal" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "withdrawal_status_created" ON "withdrawal" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "withdrawal_client" ON "withdrawal" USING btree ("client_id","created_at");--> statement-breakpoint
CREATE INDEX "withdrawal_destination" ON "withdrawal" USING btree ("client_id","destination_key","made_at");--> statement-breakpoint
CREATE INDEX "withdrawal_amount" ON "withdrawal" USING btree ("amount","id");--> statement-breakpoint
CREATE INDEX "withdrawal_checked" ON "withdrawal" USING btree (coalesce("checked_at", '-infinity'::timestamptz),"id");