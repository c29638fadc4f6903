CREATE TABLE `email_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`purpose` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `email_tokens_user_id` ON `email_tokens` (`user_id`);--> statement-breakpoint
CREATE INDEX `email_tokens_expires_at` ON `email_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `ledger` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`at` integer NOT NULL,
	`words` integer NOT NULL,
	`reason` text NOT NULL,
	`run_id` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `ledger_user_at` ON `ledger` (`user_id`,`at`);--> statement-breakpoint
CREATE TABLE `runs` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`text_hash` text NOT NULL,
	`words` integer NOT NULL,
	`delivered` integer,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `runs_open` ON `runs` (`expires_at`) WHERE "runs"."state" = 'open';--> statement-breakpoint
CREATE INDEX `runs_created_at` ON `runs` (`created_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`secret_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`google_at` integer,
	`user_agent` text NOT NULL,
	`country` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user_id` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expires_at` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`email_verified_at` integer,
	`full_name` text NOT NULL,
	`password_hash` text,
	`google_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`plan` text DEFAULT 'free' NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`billing_cycle` text DEFAULT 'monthly' NOT NULL,
	`subscription_start` integer,
	`subscription_end` integer,
	`words_used` integer DEFAULT 0 NOT NULL,
	`words_limit` integer NOT NULL,
	`resets_at` integer NOT NULL,
	`alerted_at` integer DEFAULT 0 NOT NULL,
	`usage_alerts` integer DEFAULT true NOT NULL,
	`plan_updates` integer DEFAULT true NOT NULL,
	`product_updates` integer DEFAULT false NOT NULL,
	`marketing` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_google_id_unique` ON `users` (`google_id`);