CREATE TABLE "proposal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"limit_name" text NOT NULL,
	"operation" text NOT NULL,
	"path" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text,
	"subject_name" text NOT NULL,
	"client_id" uuid,
	"leader_id" uuid,
	"base_amount" numeric(26, 8),
	"changes" jsonb NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"maker_id" uuid NOT NULL,
	"maker_session_id" uuid NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checker_id" uuid,
	"checked_at" timestamp with time zone,
	"reason" text,
	"effective_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "proposal_two_people" CHECK ("proposal"."status" <> 'applied' or "proposal"."effective_at" is not null
        or ("proposal"."checker_id" is not null and "proposal"."checker_id" <> "proposal"."maker_id"))
);
--> statement-breakpoint
CREATE TABLE "signature" (
	"id" uuid PRIMARY KEY NOT NULL,
	"limit_name" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"signer_id" uuid NOT NULL,
	"client_id" uuid,
	"base_amount" numeric(26, 8),
	"alone" boolean NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "proposal" ADD CONSTRAINT "proposal_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal" ADD CONSTRAINT "proposal_leader_id_staff_user_id_fk" FOREIGN KEY ("leader_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal" ADD CONSTRAINT "proposal_maker_id_staff_user_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal" ADD CONSTRAINT "proposal_checker_id_staff_user_id_fk" FOREIGN KEY ("checker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature" ADD CONSTRAINT "signature_signer_id_staff_user_id_fk" FOREIGN KEY ("signer_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature" ADD CONSTRAINT "signature_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proposal_created" ON "proposal" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "proposal_client" ON "proposal" USING btree ("client_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "proposal_pending_once" ON "proposal" USING btree ("operation","subject_type","subject_id") WHERE "proposal"."status" = 'pending' and "proposal"."subject_id" is not null;--> statement-breakpoint
CREATE INDEX "signature_alone_signer" ON "signature" USING btree ("signer_id","at") WHERE "signature"."alone";--> statement-breakpoint
CREATE INDEX "signature_alone_client" ON "signature" USING btree ("client_id","at") WHERE "signature"."alone";--> statement-breakpoint
CREATE INDEX "signature_subject" ON "signature" USING btree ("subject_type","subject_id");