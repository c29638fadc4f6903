CREATE TABLE `disagreements` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`expected` text,
	`found` text,
	`first_seen_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `disagreements_subject` ON `disagreements` (`subject`);--> statement-breakpoint
CREATE INDEX `disagreements_first_seen_at` ON `disagreements` (`first_seen_at`);--> statement-breakpoint
CREATE INDEX `disagreements_last_seen_at` ON `disagreements` (`last_seen_at`);--> statement-breakpoint
CREATE INDEX `payment_events_unhandled` ON `payment_events` (`received_at`) WHERE "payment_events"."handled_at" IS NULL;