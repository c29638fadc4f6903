CREATE TABLE `payment_events` (
	`id` text PRIMARY KEY NOT NULL,
	`provider` text NOT NULL,
	`kind` text NOT NULL,
	`reference` text,
	`provider_session_id` text,
	`provider_payment_id` text,
	`amount` integer,
	`currency` text,
	`at` integer NOT NULL,
	`received_at` integer NOT NULL,
	`handled_at` integer,
	`attention` text
);
--> statement-breakpoint
CREATE INDEX `payment_events_provider_payment_id` ON `payment_events` (`provider_payment_id`);--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`plan` text NOT NULL,
	`billing_cycle` text NOT NULL,
	`amount` integer NOT NULL,
	`status` text NOT NULL,
	`token_hash` text,
	`provider` text NOT NULL,
	`provider_session_id` text,
	`provider_payment_id` text,
	`paid_by` text,
	`duplicate_of` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`paid_at` integer,
	`activated_at` integer,
	`action` text,
	`subscription_start` integer,
	`term_start` integer,
	`term_end` integer,
	`words_carried` integer,
	`told_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_token_hash_unique` ON `payments` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_provider_payment_id_unique` ON `payments` (`provider_payment_id`);--> statement-breakpoint
CREATE INDEX `payments_user_id` ON `payments` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `payments_status` ON `payments` (`status`,`expires_at`);--> statement-breakpoint
CREATE INDEX `payments_provider_session_id` ON `payments` (`provider_session_id`);--> statement-breakpoint
CREATE TABLE `secret_urls` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`payment_id` text,
	`plan` text NOT NULL,
	`amount` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `secret_urls_user_id` ON `secret_urls` (`user_id`);--> statement-breakpoint
CREATE INDEX `secret_urls_expires_at` ON `secret_urls` (`expires_at`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `google_id` text;--> statement-breakpoint
ALTER TABLE `users` ADD `reminded_of` integer;--> statement-breakpoint
CREATE INDEX `users_subscription_end` ON `users` (`subscription_end`);