CREATE TABLE `network_days` (
	`id` text PRIMARY KEY NOT NULL,
	`words` integer DEFAULT 0 NOT NULL,
	`accounts` integer DEFAULT 0 NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `network_days_expires_at` ON `network_days` (`expires_at`);--> statement-breakpoint
CREATE TABLE `paid_texts` (
	`user_id` text NOT NULL,
	`fingerprint` text NOT NULL,
	`run_id` text NOT NULL,
	`least` integer NOT NULL,
	`most` integer NOT NULL,
	`correctable` integer NOT NULL,
	`corrected` integer DEFAULT 0 NOT NULL,
	`uses` integer DEFAULT 0 NOT NULL,
	`known` text NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `fingerprint`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `paid_texts_expires_at` ON `paid_texts` (`expires_at`);--> statement-breakpoint
ALTER TABLE `runs` ADD `attempts` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `runs` ADD `network_day` text;