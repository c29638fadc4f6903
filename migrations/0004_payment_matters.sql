ALTER TABLE `payment_events` ADD `done_at` integer;--> statement-breakpoint
ALTER TABLE `payment_events` ADD `done_by` text;--> statement-breakpoint
CREATE INDEX `payment_events_attention` ON `payment_events` (`attention`) WHERE "payment_events"."attention" IS NOT NULL;