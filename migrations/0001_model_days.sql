CREATE TABLE `model_days` (
	`id` text PRIMARY KEY NOT NULL,
	`words` integer DEFAULT 0 NOT NULL,
	`guest_words` integer DEFAULT 0 NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `model_days_expires_at` ON `model_days` (`expires_at`);