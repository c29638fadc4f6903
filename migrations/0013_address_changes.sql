CREATE TABLE `address_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`new_email` text NOT NULL,
	`session_id` text NOT NULL,
	`old_token_hash` text,
	`new_token_hash` text,
	`old_confirmed_at` integer,
	`new_confirmed_at` integer,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`closed_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `address_changes_old_token_hash_unique` ON `address_changes` (`old_token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `address_changes_new_token_hash_unique` ON `address_changes` (`new_token_hash`);--> statement-breakpoint
CREATE INDEX `address_changes_user_id` ON `address_changes` (`user_id`);--> statement-breakpoint
CREATE INDEX `address_changes_expires_at` ON `address_changes` (`expires_at`);