CREATE TABLE `passwords_tried` (
	`id` text PRIMARY KEY NOT NULL,
	`times` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `passwords_tried_expires_at` ON `passwords_tried` (`expires_at`);