DROP INDEX "deposit_status";--> statement-breakpoint
CREATE INDEX "overdrawn_due" ON "overdrawn" USING btree ("due_at") WHERE "overdrawn"."due_at" is not null and "overdrawn"."completed_at" is null;--> statement-breakpoint
CREATE INDEX "withdrawal_destination_words" ON "withdrawal" USING gin ((array["destination"->>'acc_no', "destination"->>'address', "destination"->>'holder_name']));